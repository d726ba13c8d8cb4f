/** To be imported before any schema is made: zod tries `new Function` on the first one, which the page's policy would report. */
import { config } from "zod";

config({ jitless: true });

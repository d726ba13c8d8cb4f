// node training/meant/places.mjs OUT FILE… : see places.ts
import { bundle } from "../../scripts/prepare/bundle.mjs";

const { writePlaces } = await import(await bundle("meant-places", "training/meant/places.ts"));
const [out, ...files] = process.argv.slice(2);
writePlaces(out, files);

/** The process that tries one device and may die of it: started by the engine or its host with the device's name, ends by itself. Only wires. */
import { DEVICES } from "../../shared/devices";
import { tryDevice } from "./models/try-device";
import { productFolders } from "./server/folders";
import { parentPost } from "./server/port";

const post = parentPost();
const device = DEVICES.find((name) => name === process.argv[2]);
if (device === undefined) throw new Error(`no device called ${String(process.argv[2])}`);
await tryDevice(device, productFolders().models, post);

/** The words of the setting that says what the models run on, in Romanian. */
import { DEVICE_NAMES, MOST_DIFFERENCE } from "../../../shared/devices";
import { formatNumber, formatTime } from "../format";
import type { DEVICES_ENGLISH } from "./devices-english";
import { SENTENCES_ROMANIAN } from "./sentences-romanian";

const { said } = SENTENCES_ROMANIAN;

export const DEVICES_ROMANIAN: typeof DEVICES_ENGLISH = {
  name: "Modelele rulează pe",
  choices: { ...DEVICE_NAMES, auto: "Automat" },
  look: "Caută din nou",
  lookAction: "Caută dispozitive care pot rula modelele",
  looking: "Se încearcă dispozitivele, fiecare într-un proces al lui…",
  never: "Calculatorul acesta nu a fost încă cercetat.",
  usedFor: (device) => `Întrebările și importurile rulează pe ${DEVICE_NAMES[device]}.`,
  usedApart: (asking, importing) =>
    `Întrebările rulează pe ${DEVICE_NAMES[asking]}, importurile pe ${DEVICE_NAMES[importing]}.`,
  fixed: "Hotărăște DRAGOMAN_DEVICE: este stabilit pentru acest program.",
  lost: (device, reason) =>
    `${DEVICE_NAMES[device]} a cedat (${said(reason)}); se folosește CPU până când cauți din nou.`,
  works: (device, { own, cpu }) =>
    `${DEVICE_NAMES[device]} dă aceleași numere ca CPU: o întrebare durează ${formatTime(own.asking)} (CPU ${formatTime(cpu.asking)}), 64 de nume dintr-un import ${formatTime(own.importing)} (CPU ${formatTime(cpu.importing)}).`,
  slow: (device) =>
    `${DEVICE_NAMES[device]} dă aceleași numere ca CPU, dar prea încet ca să fie cronometrat.`,
  absent: (device, reason) => `${DEVICE_NAMES[device]} lipsește (${said(reason)}).`,
  differs: (device, difference) =>
    `${DEVICE_NAMES[device]} nu se folosește: numerele lui diferă de cele ale CPU cu ${formatNumber(difference)}, mai mult de ${formatNumber(MOST_DIFFERENCE)}.`,
  noNumbers: (device) => `${DEVICE_NAMES[device]} nu se folosește: ce calculează nu sunt numere.`,
  crashed: (device, reason) =>
    `${DEVICE_NAMES[device]} nu se folosește: driverul s-a prăbușit la încercare (${said(reason)}).`,
  silent: (device, seconds) =>
    `${DEVICE_NAMES[device]} nu se folosește: nu a dat niciun număr în ${seconds.toString()} s.`,
};

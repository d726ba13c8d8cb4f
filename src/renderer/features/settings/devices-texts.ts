/** The words of the devices that models run on. */
import { type Device, DEVICE_NAMES, type DeviceSpeed, MOST_DIFFERENCE } from "../../../shared/devices";
import { formatNumber, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";
import { SENTENCES_ROMANIAN } from "../../ui/texts/sentences-romanian";

const ENGLISH = {
  name: "Models run on",
  choices: { ...DEVICE_NAMES, auto: "Automatic" },
  look: "Look again",
  lookAction: "Look for devices that can run the models",
  looking: "Trying the devices, each in a process of its own…",
  never: "This machine has not been looked at yet.",
  usedFor: (device: Device) => `Questions and imports run on ${DEVICE_NAMES[device]}.`,
  usedApart: (asking: Device, importing: Device) =>
    `Questions run on ${DEVICE_NAMES[asking]}, imports on ${DEVICE_NAMES[importing]}.`,
  fixed: "DRAGOMAN_DEVICE decides: it is set for this program.",
  lost: (device: Device, reason: string) =>
    `${DEVICE_NAMES[device]} gave up (${reason}); the CPU is used until you look again.`,
  works: (device: Device, { own, cpu }: { readonly own: DeviceSpeed; readonly cpu: DeviceSpeed }) =>
    `${DEVICE_NAMES[device]} gives the CPU's numbers: a question takes ${formatTime(own.asking)} (CPU ${formatTime(cpu.asking)}), 64 names of an import ${formatTime(own.importing)} (CPU ${formatTime(cpu.importing)}).`,
  slow: (device: Device) => `${DEVICE_NAMES[device]} gives the CPU's numbers, but too slowly to be timed.`,
  absent: (device: Device, reason: string) => `${DEVICE_NAMES[device]} is not there (${reason}).`,
  differs: (device: Device, difference: number) =>
    `${DEVICE_NAMES[device]} is not used: its numbers differ from the CPU's by ${formatNumber(difference)}, more than ${formatNumber(MOST_DIFFERENCE)}.`,
  noNumbers: (device: Device) => `${DEVICE_NAMES[device]} is not used: what it computes are no numbers.`,
  crashed: (device: Device, reason: string) =>
    `${DEVICE_NAMES[device]} is not used: its driver crashed when it was tried (${reason}).`,
  silent: (device: Device, seconds: number) =>
    `${DEVICE_NAMES[device]} is not used: it gave no numbers within ${seconds.toString()} s.`,
};

const { said } = SENTENCES_ROMANIAN;

const ROMANIAN: typeof ENGLISH = {
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

export const DEVICES_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });

/** The words of the setting that says what the models run on, in English. */
import { DEVICE_NAMES, MOST_DIFFERENCE } from "../../../shared/devices";
import type { Device, DeviceSpeed } from "../../../shared/devices";
import { formatNumber, formatTime } from "../format";

export const DEVICES_ENGLISH = {
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

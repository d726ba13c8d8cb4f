/** Numbers and sizes as people read them: never more digits than are known, and a dash where there is no value. */
import type { PropertyValue } from "../../shared/graph";
import { formatCountIn } from "../../shared/languages/counts";
import { LANGUAGE } from "./language";

const POINT = { en: ".", ro: "," } as const;
const DASH = "–";

/** 23410 → "23,410", in Romanian "23.410". */
export function formatCount(count: number): string {
  return formatCountIn(LANGUAGE, count);
}

/** "1 edge", "2 edges". */
export function formatPlural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Four significant digits: 0.123456 → "0.1235", 12345.6 → "12,346", 4.2e-7 → "4.2e−7"; whole numbers stay whole. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return DASH;
  if (!Number.isFinite(value)) return value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) return minus(formatCount(value));
  if (size < 1e-4 || size >= 1e15) return point(Number(value.toPrecision(3)).toExponential());
  if (size >= 1000) return minus(formatCount(Math.round(value)));
  return point(String(Number(value.toPrecision(4))));
}

/** Every digit, as it may be typed into a field: 0.05 → "0.05", in Romanian "0,05"; thousands are not grouped. */
export function formatTyped(value: number): string {
  return String(value).replace(".", decimalPoint());
}

/** The sign before decimals. */
export function decimalPoint(): string {
  return POINT[LANGUAGE];
}

/** Eight significant digits, enough to work a sum out again: 0.1234567891 → "0.12345679", 0.5 → "0.5", 4.2e-9 → "4.2e−9". */
export function formatDigits(value: number): string {
  if (!Number.isFinite(value)) return formatNumber(value);
  const digits = Number(value.toPrecision(8));
  return point(Math.abs(digits) < 1e-6 && digits !== 0 ? digits.toExponential() : String(digits));
}

/** 0.4 → "< 1 ms", 12.3 → "12 ms", 1234 → "1.2 s", 65000 → "1 min 5 s". */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 1) return "< 1 ms";
  if (milliseconds < 1000) return `${String(Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${point(seconds.toFixed(1))} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${String(whole)} s` : `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
}

/** When something happened, in this place's time: today "10:32", otherwise "21 Nov 2026, 10:32". */
export function formatMoment(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso);
  if (moment.toDateString() === now.toDateString()) return formatClock(iso);
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** "10:32", in Romanian too. */
export function formatClock(iso: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(iso),
  );
}

/** A share of 1 in per cent: 0 → "0 %", 0.0004 → "< 0.1 %", 0.123 → "12.3 %". Small is never shown as nothing. */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent === 0) return "0 %";
  if (percent > 0 && percent < 0.1) return point("< 0.1 %");
  if (percent > 99.9 && percent < 100) return point("> 99.9 %");
  return `${point(String(Number(percent.toFixed(percent < 10 || percent > 99 ? 1 : 0))))} %`;
}

/** A share that is an upper bound, rounded up: 0.0084 → "0.9 %", 0.0001 → "0.1 %". */
export function formatShareUp(share: number): string {
  return `${point(String(Math.ceil(Number((share * 1000).toFixed(6))) / 10))} %`;
}

/** 1536 → "1.5 KiB". */
export function formatBytes(bytes: number): string {
  const units = ["B", "KiB", "MiB", "GiB"];
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? String(value) : point(value.toFixed(1))} ${units[power] ?? ""}`;
}

/** A property of a node or an edge as one line of text. */
export function formatProperty(value: PropertyValue): string {
  if (Array.isArray(value)) return value.map(formatProperty).join(", ");
  return typeof value === "number" ? point(String(value)) : String(value);
}

/** A number as JavaScript writes it, with the minus and the decimal sign of people. */
function point(text: string): string {
  return minus(text).replace(".", decimalPoint());
}

function minus(text: string): string {
  return text.replace(/-/g, "−");
}

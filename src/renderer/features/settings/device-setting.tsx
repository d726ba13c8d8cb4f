/** What the models run on: the choice, what is used, and what came of every device. */
import { useEffect } from "react";
import { DEVICE_CHOICES, type DevicesReport, type DeviceTrial } from "../../../shared/devices";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { DEVICES_TEXTS } from "./devices-texts";
import { Choice } from "./choice";

export function DeviceSetting() {
  const { report, busy } = useWorkbench((state) => state.devices);
  const { listDevices } = useCommands();
  useEffect(() => void listDevices(), [listDevices]);
  if (report === null || report.state === "loading") return null;
  return (
    <div className="setting-block">
      {report.state === "ready" ? (
        <Devices report={report.value} busy={busy} />
      ) : (
        <p className="small-print" role="alert">
          {explain(report.failure)}
        </p>
      )}
    </div>
  );
}

function Devices({ report, busy }: { readonly report: DevicesReport; readonly busy: boolean }) {
  const { chooseDevice, lookForDevices } = useCommands();
  const texts = DEVICES_TEXTS;
  return (
    <>
      <Choice
        name={texts.name}
        value={report.choice}
        choices={DEVICE_CHOICES.map((choice) => [choice, texts.choices[choice]] as const)}
        disabled={busy || report.fixed}
        onPick={(choice) => void chooseDevice(choice)}
      />
      <div className="setting device-findings">
        <div className="soft small-print" aria-live="polite">
          {busy ? <p>{texts.looking}</p> : <Findings report={report} />}
        </div>
        <button type="button" className="button small" disabled={busy} onClick={() => void lookForDevices()}>
          {texts.look}
        </button>
      </div>
    </>
  );
}

function Findings({
  report: { asking, importing, trials, lost, fixed },
}: {
  readonly report: DevicesReport;
}) {
  const texts = DEVICES_TEXTS;
  return (
    <>
      <p>{asking === importing ? texts.usedFor(asking) : texts.usedApart(asking, importing)}</p>
      {fixed && <p>{texts.fixed}</p>}
      {lost !== null && <p>{texts.lost(lost.device, lost.reason)}</p>}
      {trials === null ? (
        <p>{texts.never}</p>
      ) : (
        trials.map((trial) => <p key={trial.device}>{trialText(trial)}</p>)
      )}
    </>
  );
}

function trialText(trial: DeviceTrial): string {
  const texts = DEVICES_TEXTS;
  switch (trial.outcome) {
    case "works":
      return trial.speed === null ? texts.slow(trial.device) : texts.works(trial.device, trial.speed);
    case "absent":
      return texts.absent(trial.device, trial.reason);
    case "differs":
      return trial.difference === null
        ? texts.noNumbers(trial.device)
        : texts.differs(trial.device, trial.difference);
    case "crashed":
      return texts.crashed(trial.device, trial.reason);
    case "silent":
      return texts.silent(trial.device, trial.seconds);
  }
}

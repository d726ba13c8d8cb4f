/** The build room fills the window: texts, what they are read as, parameters, progress, report. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useId } from "react";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { DropZone, FileList } from "../../ui/file-picking";
import { IconButton } from "../../ui/icon-button";
import { TextInput } from "../../ui/text-input";
import { ProgressBar } from "../status/progress-bar";
import { addTexts, buildProblem, closeBuild, removeText, turnBuild } from "./build";
import { BuildReportView } from "./build-report";
import { BUILD_TEXTS } from "./build-texts";
import type { BuildAtHand } from "./build-view";
import { RecognisedTexts } from "./recognised-texts";

export function BuildPage() {
  const building = useWorkbench((state) => state.building);
  const change = useChange();
  if (building === null) return null;
  return (
    <section className="build-page" aria-labelledby="build-title">
      <header className="reading-head">
        <IconButton
          icon={ArrowLeft}
          label={BUILD_TEXTS.close}
          disabled={building.running !== null}
          onClick={() => change(closeBuild)}
        />
        <h2 id="build-title" className="reading-title">
          {BUILD_TEXTS.title}
        </h2>
      </header>
      <div className="build-scroll">
        <div className="build-inner">
          {building.running !== null ? (
            <Running running={building.running} />
          ) : building.report !== null ? (
            <BuildReportView report={building.report} />
          ) : (
            <Choosing building={building} />
          )}
        </div>
      </div>
    </section>
  );
}

function Choosing({ building }: { building: BuildAtHand }) {
  const change = useChange();
  const commands = useCommands();
  const { files, overrides, failure } = building;
  useEffect(() => void commands.recogniseTexts(), [commands, files, overrides]);
  const problem = buildProblem(building);
  const isUnread = building.recognised?.state !== "ready";
  return (
    <form
      className="build-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !isUnread) void commands.startBuild();
      }}
    >
      <p className="soft">{BUILD_TEXTS.openLead}</p>
      <DropZone words={BUILD_TEXTS} onFiles={(files) => change(addTexts, files)} />
      <FileList files={files} words={BUILD_TEXTS} onRemove={(file) => change(removeText, file)} />
      <RecognisedTexts building={building} />
      {failure !== null && (
        <div role="alert">
          <h3 className="bad">{BUILD_TEXTS.failed}</h3>
          <p>
            <bdi>{explain(failure)}</bdi> {BUILD_TEXTS.stays}
          </p>
        </div>
      )}
      {files.length > 0 && <Parameters building={building} />}
      <div className="dialog-foot">
        <span className="soft">{problem !== null && BUILD_TEXTS.problem[problem]}</span>
        <button type="submit" className="button primary" disabled={problem !== null || isUnread}>
          {BUILD_TEXTS.start}
        </button>
      </div>
    </form>
  );
}

const SIZES = [100, 250, 500, 1000];
const FEWEST = [1, 2, 3, 5, 10];
const LANGUAGES = ["auto", "ro", "en"];

function Parameters({ building: { name, overrides } }: { building: BuildAtHand }) {
  const change = useChange();
  const id = useId();
  const words = BUILD_TEXTS;
  const set = (path: string, value: string | number): void =>
    change(turnBuild, { overrides: { ...overrides, [path]: value } });
  return (
    <div className="build-parameters">
      <div className="form-field">
        <label htmlFor={id}>{words.name}</label>
        <TextInput
          id={id}
          maxLength={64}
          value={name}
          aria-describedby={`${id}-hint`}
          onChange={(text) => change(turnBuild, { name: text })}
        />
        <span id={`${id}-hint`} className="soft small-print">
          {words.nameHint}
        </span>
      </div>
      <Choice
        label={words.language}
        value={String(overrides["ingest.language"] ?? "auto")}
        options={LANGUAGES.map((one) => [one, words.languages[one] ?? words.auto])}
        onPick={(value) => set("ingest.language", value)}
      />
      <Choice
        label={words.size}
        value={String(overrides["chunk.size"] ?? 250)}
        options={SIZES.map((one) => [String(one), String(one)])}
        onPick={(value) => set("chunk.size", Number(value))}
      />
      <Choice
        label={words.fewest}
        value={String(overrides["relations.fewest"] ?? 3)}
        options={FEWEST.map((one) => [String(one), String(one)])}
        onPick={(value) => set("relations.fewest", Number(value))}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onPick: (value: string) => void;
}

function Choice({ label, value, options, onPick }: ChoiceProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function Running({ running }: { running: NonNullable<BuildAtHand["running"]> }) {
  const commands = useCommands();
  const { progress, startedAt, stageAt } = running;
  const told = progress && { ...progress, stage: BUILD_TEXTS.stages[progress.stage] ?? progress.stage };
  return (
    <div className="import-running">
      <ProgressBar progress={told} startedAt={startedAt} stageAt={stageAt} />
      <div className="dialog-foot">
        <button type="button" className="button" onClick={() => commands.cancelBuild()}>
          {BUILD_TEXTS.cancel}
        </button>
      </div>
    </div>
  );
}

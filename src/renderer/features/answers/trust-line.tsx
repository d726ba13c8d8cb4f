/** How far the answer may be trusted: in a line, and where the graph is proven what its scores mean; a refusal claims nothing. */
import type { RunView } from "../../../shared/trace";
import { useWorkbench } from "../../state/workbench-context";
import { formatShare } from "../../ui/format";
import { ANSWERS_TEXTS } from "./answers-texts";
import { CalibrationDrawing } from "./calibration-drawing";
import { JudgeLine } from "./judge-line";
import { trustAtHand } from "./judging";
import { trustText } from "./trust-text";

export function TrustLine({ run }: { run: RunView }) {
  const { trust, recipes } = useWorkbench((state) => ({
    trust: trustAtHand(state),
    recipes: state.recipes.state === "ready" ? state.recipes.value : undefined,
  }));
  if (run.answer?.refused !== undefined) return null;
  const text = trustText(run, trust, recipes);
  const calibration = trust?.told.state === "ready" ? trust.told.value.calibration : undefined;
  return (
    <div className="trust">
      <JudgeLine run={run} />
      {text !== "" && (
        <p className="trust-line" role="note">
          <bdi>{text}</bdi>
        </p>
      )}
      {calibration !== undefined && (
        <div className="trust-measured">
          <CalibrationDrawing {...calibration} />
          <p className="trust-line">
            {ANSWERS_TEXTS.trust.error(
              formatShare(calibration.errorBefore),
              formatShare(calibration.errorAfter),
            )}
          </p>
        </div>
      )}
    </div>
  );
}

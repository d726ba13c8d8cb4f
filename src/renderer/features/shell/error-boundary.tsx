/** Where a fault of the page itself ends: it says so and offers to try or load again, instead of leaving it blank. */
import { Component, type ReactNode } from "react";
import { messageOf } from "../../../shared/failure";
import { SHELL_TEXTS } from "./shell-texts";

interface Fault {
  readonly message: string | null;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** True around one panel: the others go on, and the panel can be tried again. */
  readonly within?: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Fault> {
  override readonly state: Fault = { message: null };

  static getDerivedStateFromError(error: unknown): Fault {
    return { message: messageOf(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    if (this.props.within !== true) return <main className="middle">{this.#note(message)}</main>;
    return <div className="middle">{this.#note(message)}</div>;
  }

  #note(message: string): ReactNode {
    const within = this.props.within === true;
    return (
      <div className="failure" role="alert">
        <h2>{within ? SHELL_TEXTS.broken.title : SHELL_TEXTS.page.title}</h2>
        <p>{within ? SHELL_TEXTS.broken.lead : SHELL_TEXTS.page.lead}</p>
        <p className="soft">
          <bdi>{message}</bdi>
        </p>
        <div className="failure-tools">
          <button
            type="button"
            className="button primary"
            onClick={() => (within ? this.setState({ message: null }) : location.reload())}
          >
            {within ? SHELL_TEXTS.broken.again : SHELL_TEXTS.page.reload}
          </button>
        </div>
      </div>
    );
  }
}

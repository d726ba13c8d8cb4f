/** Where a fault of the page itself ends: it says so and offers to try or load again, instead of leaving it blank. */
import { Component } from "react";
import type { ReactNode } from "react";
import { TEXTS } from "../../ui/texts/texts";

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
    return { message: error instanceof Error ? error.message : String(error) };
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
        <h2>{within ? TEXTS.layout.broken.title : TEXTS.broken.title}</h2>
        <p>{within ? TEXTS.layout.broken.lead : TEXTS.broken.lead}</p>
        <p className="soft">
          <bdi>{message}</bdi>
        </p>
        <div className="failure-tools">
          <button
            type="button"
            className="button primary"
            onClick={() => (within ? this.setState({ message: null }) : location.reload())}
          >
            {within ? TEXTS.layout.broken.again : TEXTS.broken.reload}
          </button>
        </div>
      </div>
    );
  }
}

/** Where a fault of the page itself ends: it says so and offers to load the page again, instead of leaving it blank. */
import { Component } from "react";
import type { ReactNode } from "react";
import { TEXTS } from "../../ui/texts/texts";

interface Fault {
  readonly message: string | null;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Fault> {
  override readonly state: Fault = { message: null };

  static getDerivedStateFromError(error: unknown): Fault {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main className="middle">
        <div className="failure" role="alert">
          <h1>{TEXTS.broken.title}</h1>
          <p>{TEXTS.broken.lead}</p>
          <p className="soft">
            <bdi>{message}</bdi>
          </p>
          <div className="failure-tools">
            <button type="button" className="button primary" onClick={() => location.reload()}>
              {TEXTS.broken.reload}
            </button>
          </div>
        </div>
      </main>
    );
  }
}

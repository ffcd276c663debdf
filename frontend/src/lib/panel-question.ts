/** A question that a dialog of the panel asks. */
export interface Question {
  answer: (yes: boolean) => void;
}

/** Asks the person one question, once for all requests that wait for its answer. */
export class PanelQuestion {
  private question: Question | undefined;
  private pending: Promise<boolean> | undefined;
  private readonly watchers = new Set<() => void>();

  /** Returns the open question. The panel shows its dialog. */
  readonly open = (): Question | undefined => this.question;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Resolves to the answer. Joins the question that is open. */
  ask(): Promise<boolean> {
    this.pending ??= new Promise<boolean>((answer) => this.put({ answer })).finally(() => {
      this.pending = undefined;
      this.put(undefined);
    });
    return this.pending;
  }

  private put(next: Question | undefined) {
    this.question = next;
    for (const watcher of this.watchers) watcher();
  }
}

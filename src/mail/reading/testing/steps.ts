import { Session, type Profiler } from 'node:inspector';

/** What a piece of work cost, in units that no other work on the machine changes. */
export interface Steps {
  /** Blocks of code that ran, by the engine's own count, and letters that regular expressions and searches went through. */
  count: number;
  /** Each regular expression that ran, with the longest text it was tried on. */
  longest: Map<string, { regex: RegExp; letters: number }>;
}

/**
 * Counts the steps of work on texts. Blocks are counted in code that is loaded after it is made, so the code under test
 * is loaded afterwards (`require` in `beforeAll`); `close` ends the counting.
 */
export class StepCounter {
  private readonly session = new Session();
  private readonly natives = new NativeLetters();

  constructor() {
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async of(work: () => unknown): Promise<Steps> {
    this.blocks();
    this.natives.begin();
    try {
      await work();
    } finally {
      this.natives.end();
    }
    return { count: this.blocks() + this.natives.letters, longest: this.natives.longest };
  }

  close(): void {
    this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /** Blocks that ran since this was last asked. */
  private blocks(): number {
    let scripts: Profiler.ScriptCoverage[] = [];
    // Answered before `post` returns, as the session is of this same thread.
    this.session.post('Profiler.takePreciseCoverage', (fault, { result }) => {
      if (fault) throw fault;
      scripts = result;
    });
    return scripts
      .filter(({ url }) => !url.startsWith('node:') && url !== __filename)
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, range) => sum + range.count, 0);
  }
}

type Exec = (this: RegExp, text: string) => RegExpExecArray | null;
const SEARCHES = ['indexOf', 'lastIndexOf', 'includes'] as const;

/** Letters that the engine's own searches go through, which no count of blocks shows. */
class NativeLetters {
  letters = 0;
  longest: Steps['longest'] = new Map();
  private restore: (() => void)[] = [];

  begin(): void {
    this.letters = 0;
    this.longest = new Map();
    this.restore = [this.countExec(), ...SEARCHES.map((name) => this.countSearch(name))];
  }

  end(): void {
    this.restore.forEach((undo) => undo());
  }

  /** Every use of a regular expression comes to its `exec` once that is not the engine's own. */
  private countExec(): () => void {
    const holder = RegExp.prototype as unknown as { exec: Exec };
    const own = holder.exec;
    const counted = (regex: RegExp, text: string, found: RegExpExecArray | null, from: number): void => {
      const end = found ? found.index + found[0].length : regex.sticky ? from : text.length;
      this.letters += Math.max(1, end - from);
      const key = `${regex.source}/${regex.flags}`;
      const before = this.longest.get(key)?.letters ?? 0;
      this.longest.set(key, { regex, letters: Math.max(before, text.length - from) });
    };
    holder.exec = function (this: RegExp, text: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const found = own.call(this, text);
      counted(this, String(text), found, from);
      return found;
    };
    return () => (holder.exec = own);
  }

  private countSearch(name: (typeof SEARCHES)[number]): () => void {
    const holder = String.prototype as unknown as Record<string, (this: string, what: string, at?: number) => unknown>;
    const own = holder[name];
    if (!own) throw new Error(`no String.prototype.${name}`);
    const passed = (letters: number): void => void (this.letters += letters);
    holder[name] = function (this: string, what: string, at?: number) {
      const found = own.call(this, what, at);
      passed(typeof found === 'number' && found >= 0 ? Math.abs(found - (at ?? 0)) + 1 : this.length - (at ?? 0));
      return found;
    };
    return () => void (holder[name] = own);
  }
}

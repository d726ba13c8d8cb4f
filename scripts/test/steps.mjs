/** The steps of a run: done one after the other or beside each other, told one after the other, and summed up. */

export class Steps {
  #results = [];

  passed(name) {
    return this.#results.some((result) => result.name === name && result.failed === 0);
  }

  /** Does one step, which shows its own output, and notes how it went; one that fails keeps no other from being done. */
  async run(name, work) {
    console.log(`\n── ${name}`);
    this.#tell(await timed(name, work));
  }

  /** Does several steps, so many at a time and in their order; what each said is told when it is done. */
  async beside(lanes, works) {
    const waiting = Object.entries(works);
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = await timed(...next);
        console.log(`\n── ${result.name}`);
        this.#tell(result);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Says how each step went, and sets the exit code. */
  summarize() {
    const sum = (key) => this.#results.reduce((total, result) => total + result[key], 0);
    console.log("");
    for (const { name, passed, failed, seconds } of this.#results) {
      const counts = passed > 0 ? `, ${passed} tests` : "";
      console.log(`${failed === 0 ? "✓" : "✗"} ${name.padEnd(9)} ${seconds.toFixed(1)} s${counts}`);
    }
    const skipped = sum("skipped");
    const more = skipped > 0 ? `, ${skipped} skipped` : "";
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${more}`);
    process.exitCode = sum("failed") === 0 ? 0 : 1;
  }

  #tell(result) {
    if (result.output) console.log(result.output.trimEnd());
    this.#results.push(result);
  }
}

async function timed(name, work) {
  const start = performance.now();
  const result = { name, passed: 0, failed: 0, skipped: 0, output: "" };
  try {
    Object.assign(result, await work());
  } catch (error) {
    Object.assign(result, { failed: 1, output: error.message });
  }
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

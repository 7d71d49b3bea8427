const sources: (() => string)[] = []

/** Adds a value to the keys of the fragment cache, so that cached fragments are rendered again when it changes. */
export function renderedFrom(source: () => string): void {
  sources.push(source)
}

export function renderedNow(): string {
  return sources.map((source) => source()).join(' ')
}

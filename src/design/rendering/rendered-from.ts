const sources: (() => string)[] = []

/** Adds a value to every key of the fragment cache, so that fragments are rendered again when it changes. */
export function renderedFrom(source: () => string): void {
  sources.push(source)
}

export function renderedNow(): string {
  return sources.map((source) => source()).join(' ')
}

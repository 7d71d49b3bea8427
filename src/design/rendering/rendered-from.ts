const sources: (() => string)[] = []

/**
 * Registers a value as part of every key of the fragment cache, so that cached fragments are rendered again when it
 * changes.
 */
export function renderedFrom(source: () => string): void {
  sources.push(source)
}

export function renderedNow(): string {
  return sources.map((source) => source()).join(' ')
}

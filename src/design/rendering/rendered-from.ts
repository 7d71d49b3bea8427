const sources: (() => string)[] = []

/** Adds a source to the cache key of the fragment cache: cached parts re-render when its value changes. */
export function renderedFrom(source: () => string): void {
  sources.push(source)
}

export function renderedNow(): string {
  return sources.map((source) => source()).join(' ')
}

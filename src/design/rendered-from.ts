const sources: (() => string)[] = []

/** Says what parts that are drawn once show beside their props: drawn anew as soon as it says something else. */
export function renderedFrom(source: () => string): void {
  sources.push(source)
}

export function renderedNow(): string {
  return sources.map((source) => source()).join(' ')
}

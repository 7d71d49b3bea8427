/** The words of parts that speak by themselves. */
export type DesignWords = {
  /** A field for files: how many may be chosen, and what was. The number stands first, so that it is read where names are cut. */
  files: {
    choose: Record<'one' | 'many', string>
    none: Record<'one' | 'many', string>
    chosen: (names: readonly string[]) => string
  }
}

export const en: DesignWords = {
  files: {
    choose: { one: 'Choose a file', many: 'Choose files' },
    none: { one: 'No file chosen', many: 'No files chosen' },
    chosen: (names) => (names.length === 1 ? names.join() : `${names.length} files: ${names.join(', ')}`),
  },
}

export type DesignWords = {
  /** Texts about several files start with their number, which stays visible when the text is truncated. */
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

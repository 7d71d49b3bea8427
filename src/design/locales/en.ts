export type DesignWords = {
  /** Texts about several files start with the number of files, so that it stays visible if the text is truncated. */
  files: {
    choose: Record<'one' | 'many', string>
    none: Record<'one' | 'many', string>
    chosen: (names: readonly string[]) => string
  }
}

export const design: DesignWords = {
  files: {
    choose: { one: 'Choose a file', many: 'Choose files' },
    none: { one: 'No file chosen', many: 'No files chosen' },
    chosen: (names) => (names.length === 1 ? names.join() : `${names.length} files: ${names.join(', ')}`),
  },
}

export const phaseBar = {
  caseProgress: 'Case progress',
  done: ', done',
}

export const facts = {
  notIncluded: 'Not included:',
}

export const dialog = {
  close: 'Close',
}

export const failure = {
  error: (status: number) => `Error ${status}`,
  reference: 'Reference:',
}

export const note = {
  n1FieldNeedsYourAttention: '1 field needs your attention',
  fieldsNeedYourAttention: (count: number) => `${count} fields need your attention`,
}

export const states = {
  tryAgain: 'Try again',
  loading: 'Loading',
}

export const toastCard = {
  close: 'Close',
}

export const dateInput = {
  ddMmYyyy: 'DD.MM.YYYY',
  ddMmYyyyHhMm: 'DD.MM.YYYY, HH:MM',
  hint: 'For example 1 4 2025. You can also paste a date, such as 01.04.2025.',
  parts: { day: 'Day', month: 'Month', year: 'Year' },
}

export const field = {
  optional: '(optional)',
}

export const quantity = {
  less: 'Less',
  more: 'More',
}

export const searchForm = {
  search: 'Search',
}

export const trapField = {
  leaveThisEmpty: 'Leave this blank',
}

export const appShell = {
  skipToContent: 'Skip to content',
  menu: (menuLabel: string) => `${menuLabel}, menu`,
  search: 'Search',
  menu2: 'Menu',
  more: 'More',
  all: (menuLabel: string) => `${menuLabel}, all`,
  main: (menuLabel: string) => `${menuLabel}, main`,
}

export const crumbs = {
  breadcrumb: 'Breadcrumb',
}

export const navigation = {
  page: (n: number) => `Page ${n}`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
}

export const themeSwitch = {
  prefersColorSchemeDark: '(prefers-color-scheme: dark)',
  switchBetweenLightAndDark: 'Switch between light and dark',
}

export const price = {
  from: 'from',
  now: 'Now',
  insteadOf: 'instead of',
}

export const pdfDocument = {
  pageOf: (page: number, ofValue: number) => `Page ${page} of ${ofValue}`,
}

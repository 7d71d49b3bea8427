export type DesignWords = {
  /** Texts about several files start with their number, which stays visible when the text is truncated. */
  files: {
    choose: Record<'one' | 'many', string>
    none: Record<'one' | 'many', string>
    chosen: (names: readonly string[]) => string
  }
}

const design: DesignWords = {
  files: {
    choose: { one: 'Choose a file', many: 'Choose files' },
    none: { one: 'No file chosen', many: 'No files chosen' },
    chosen: (names) => (names.length === 1 ? names.join() : `${names.length} files: ${names.join(', ')}`),
  },
}

const phaseBar = {
  progressOfTheCase: 'Progress of the case',
  done: ', done',
}

const facts = {
  notIncluded: 'Not included:',
}

const dialog = {
  close: 'Close',
}

const failure = {
  error: (status: number) => `Error ${status}`,
  reference: 'Reference:',
}

const note = {
  oneFieldNeedsYourAttention: 'One field needs your attention',
  fieldsNeedYourAttention: (count: number) => `${count} fields need your attention`,
}

const states = {
  tryAgain: 'Try again',
}

const toastCard = {
  close: 'Close',
}

const fileView = {
  view: 'View',
  pageBefore: 'Page before',
  of: (page: number, pages: number) => `${page} of ${pages}`,
  nextPage: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  turn: 'Turn',
  download: (name: string) => `Download ${name}`,
  thisTableCannotBeRead: 'This table cannot be read here.',
  thisKindOfFileIs: 'This kind of file is not shown here.',
  theFileOpensInA: 'The file opens in a window of its own.',
  openingTheFile: 'Opening the file …',
  thisPictureCannotBeShown: 'This picture cannot be shown here.',
  picture: 'Picture',
  table: (name: string) => `Table ${name}`,
  thisTableIsEmpty: 'This table is empty.',
  notAllOfItIs: (count: string) =>
    `Not all of it is shown: the first ${count} rows of the first sheet. The download holds the rest.`,
}

const pdfStage = {
  errors: {
    locked: 'This PDF is protected by a password.',
    broken: 'This file is damaged and cannot be shown.',
    away: 'The file did not come. Please load the page again.',
  },
  openingTheFile: 'Opening the file …',
  pages: 'Pages',
  page: (index: number) => `Page ${index}`,
  pageOf: (page: number, numPages: number) => `Page ${page} of ${numPages}`,
  thisPageCannotBeDrawn: 'This page cannot be drawn. Please download the file.',
}

const viewedFile = {
  open: (name: string) => `Open ${name}`,
}

const dateInput = {
  ddMmYyyy: 'DD.MM.YYYY',
  ddMmYyyyHhMm: 'DD.MM.YYYY, HH:MM',
}

const field = {
  optional: '(optional)',
}

const quantity = {
  less: 'Less',
  more: 'More',
}

const searchForm = {
  search: 'Search',
}

const trapField = {
  leaveThisEmpty: 'Leave this empty',
}

const appShell = {
  skipToContent: 'Skip to content',
  menu: (menuLabel: string) => `${menuLabel}, menu`,
  search: 'Search',
  menu2: 'Menu',
  all: (menuLabel: string) => `${menuLabel}, all`,
  main: (menuLabel: string) => `${menuLabel}, main`,
}

const crumbs = {
  breadcrumb: 'Breadcrumb',
}

const navigation = {
  page: (n: number) => `Page ${n}`,
}

const themeSwitch = {
  prefersColorSchemeDark: '(prefers-color-scheme: dark)',
  switchBetweenLightAndDark: 'Switch between light and dark',
}

const price = {
  from: 'from',
  now: 'Now',
  insteadOf: 'instead of',
}

const pdfDocument = {
  pageOf: (page: number, ofValue: number) => `Page ${page} of ${ofValue}`,
}

export const designTexts = {
  design,
  phaseBar,
  facts,
  dialog,
  failure,
  note,
  states,
  toastCard,
  fileView,
  pdfStage,
  viewedFile,
  dateInput,
  field,
  quantity,
  searchForm,
  trapField,
  appShell,
  crumbs,
  navigation,
  themeSwitch,
  price,
  pdfDocument,
}

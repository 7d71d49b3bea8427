import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where the fonts lie: beside the program, wherever it was built to. */
const folder =
  [process.cwd(), resolve(import.meta.dirname, '../..')]
    .map((root) => resolve(root, 'data/fonts'))
    .find((path) => existsSync(path)) ?? 'data/fonts'

/** Paths of the typeface of the site as font files, for what is drawn outside a browser: documents and pictures. */
export const printFonts = {
  regular: resolve(folder, 'inter-regular.ttf'),
  bold: resolve(folder, 'inter-bold.ttf'),
  /** Liberation Sans, for the payment part of a bill, which takes four typefaces only. */
  bill: resolve(folder, 'liberation-sans-regular.ttf'),
  billBold: resolve(folder, 'liberation-sans-bold.ttf'),
} as const

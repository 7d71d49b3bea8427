import type { Colours } from './colours.ts'
import type { Random } from './random.ts'

/**
 * Draws an illustration as SVG. `random` determines the layout and which shape is red. `level` is the size of a shop
 * package (1 to 3); only the illustration `sheets` uses it.
 */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

import type { Colours } from './colours.ts'
import type { Random } from './random.ts'

/** `random` varies the layout and which shape is red. Only `sheets` uses `level`, the package size (1 to 3). */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

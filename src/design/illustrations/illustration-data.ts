import type { Colours } from './colours.ts'
import type { Random } from './random.ts'

/** `random` determines layout and red shape. `level` is the size of a shop package, which only `sheets` uses. */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

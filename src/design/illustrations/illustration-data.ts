import type { Colours } from './colours.ts'
import type { Random } from './random.ts'

/** `random` varies the layout and the red shape. `level` (1–3) is the package size, used by `sheets` only. */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

import type { Colours } from './colours.ts'
import type { Random } from './random.ts'

/**
 * Draws one idea on the field. The random numbers may move forms by whole modules and choose which one is red; they
 * never change the idea. `level` 1–3 is the size of a package and only matters to `sheets`.
 */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string

import type { Canton } from '#tax/figures.ts'

export const cantonTiles: Readonly<Record<Canton, readonly [column: number, row: number]>> = {
  BS: [2, 0],
  SH: [4, 0],
  TG: [5, 0],
  JU: [1, 1],
  BL: [2, 1],
  AG: [3, 1],
  ZH: [4, 1],
  SG: [5, 1],
  AR: [6, 1],
  AI: [7, 1],
  NE: [1, 2],
  SO: [2, 2],
  LU: [3, 2],
  ZG: [4, 2],
  SZ: [5, 2],
  GL: [6, 2],
  VD: [0, 3],
  FR: [1, 3],
  BE: [2, 3],
  OW: [3, 3],
  NW: [4, 3],
  UR: [5, 3],
  GR: [6, 3],
  GE: [0, 4],
  VS: [2, 4],
  TI: [4, 4],
}

/** Assigns a burden to one of five classes of equal width between the lowest and the highest burden. */
export function burdenClass(burdenBp: number, lowest: number, highest: number): 1 | 2 | 3 | 4 | 5 {
  if (highest <= lowest) return 3
  const at = Math.floor(((burdenBp - lowest) / (highest - lowest)) * 5)
  return ([1, 2, 3, 4, 5] as const)[Math.min(4, Math.max(0, at))] ?? 3
}

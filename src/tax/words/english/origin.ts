import type { FiguresOrigin } from '#tax/trace.ts'

/** @example originInWords({ source: 'ESTV', stateDate: '2026-09-01' }) // 'ESTV, state 2026-09-01' */
export function originInWords({ source, stateDate }: FiguresOrigin): string {
  return `${source}, state ${stateDate}`
}

import type { FiguresOrigin } from '#tax/trace.ts'

export function originInWords({ source, stateDate }: FiguresOrigin): string {
  return `${source}, state ${stateDate}`
}

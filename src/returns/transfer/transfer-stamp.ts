import type { TransferField } from './transfer-field.ts'
import type { TransferSection } from './transfer-sheet.ts'

type KnownField = Pick<TransferField, 'key' | 'federal'> & { canton: number }

/** Fields that can be entered: known amounts of lines that the canton's software does not compute itself. */
export function enterable(sections: readonly TransferSection[]): KnownField[] {
  return sections
    .flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'entry'))
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, canton, federal }) =>
      canton === null || federal === null ? [] : [{ key, canton, ...(federal !== undefined && { federal }) }],
    )
}

/** Identifies the amounts that a page shows. */
export function stampOf(fields: readonly Pick<TransferField, 'key' | 'canton' | 'federal'>[]): string {
  return fields.map(({ key, canton, federal }) => `${key}=${canton}/${federal ?? ''}`).join(' ')
}

/** `mapping`: the columns are not confirmed yet. A job works on an import while it checks, imports or undoes. */
export const importStates = ['mapping', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export function isImportState(text: string): text is ImportState {
  return importStates.some((state) => state === text)
}

export function isRunning(state: ImportState): boolean {
  return state === 'checking' || state === 'importing' || state === 'undoing'
}

/** Until a dry run has led to an import, columns and rows can be changed. */
export function isChangeable(state: ImportState): boolean {
  return state === 'mapping' || state === 'checked'
}

const hour = 60 * 60 * 1000

export const undoHours = 24

export function undoUntil(importedAt: Date): Date {
  return new Date(importedAt.getTime() + undoHours * hour)
}

export function mayUndo({ state, importedAt }: { state: ImportState; importedAt: Date | null }, now: Date): boolean {
  return state === 'imported' && importedAt !== null && now < undoUntil(importedAt)
}

/** Days after the last step for which the rows and the archive of an import are kept. */
export const retainedDays = 7

export function deletedAt(changedAt: Date): Date {
  return new Date(changedAt.getTime() + retainedDays * 24 * hour)
}

export const maxRows = 20_000
export const maxColumns = 100
export const maxTableBytes = 20 * 1024 * 1024
export const maxZipBytes = 2 * 1024 * 1024 * 1024
export const maxZipFiles = 50_000

/** Numbers shown for an import; each is missing until its step has counted it. */
export type ImportCounts = Partial<
  Record<
    | 'new'
    | 'joined'
    | 'more'
    | 'refused'
    | 'left-out'
    | 'households'
    | 'years'
    | 'files'
    | 'filesRefused'
    | 'clientsAdded'
    | 'clientsChanged'
    | 'casesAdded'
    | 'documentsAdded'
    | 'undone'
    | 'stayed',
    number
  >
>

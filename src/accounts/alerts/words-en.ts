import type { AlertKind } from './alert-settings.ts'

type Facts = { count: number; name: string | null }

export type AlertWords = {
  kinds: Record<AlertKind, string>
  happened: Record<AlertKind, (facts: Facts) => string>
}

const times = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const en: AlertWords = {
  kinds: {
    'failed-sign-ins': 'Failed sign-ins',
    'mass-downloads': 'Downloads by one person',
    'role-changes': 'Changes of roles',
    exports: 'Exports of lists',
  },
  happened: {
    'failed-sign-ins': ({ count }) => `${times(count, 'sign-in', 'sign-ins')} failed within an hour.`,
    'mass-downloads': ({ count, name }) =>
      `${name ?? 'Somebody'} opened or downloaded ${times(count, 'document', 'documents')} within an hour.`,
    'role-changes': ({ count }) => `${times(count, 'role was', 'roles were')} changed within an hour.`,
    exports: ({ count }) => `${times(count, 'list was', 'lists were')} exported within an hour.`,
  },
}

import { withParams } from '#admin/ui/address.ts'

export const inboxPath = '/admin/messages'

export function threadAddress(threadId: string, search: string): string {
  return withParams(`${inboxPath}/${threadId}`, new URLSearchParams(search), { write: null, template: null })
}

export function threadPath(threadId: string): string {
  return `/client-portal/messages/${threadId}`
}

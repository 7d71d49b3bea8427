import { FindForm } from '#admin/ui/find-form.tsx'
import type { Addressee } from '#cases/messages/staff/find-addressees.server.ts'

export function AddresseeSearch({ words, found }: { words: string; found: Addressee[] }) {
  return (
    <FindForm
      label="Client or case"
      hint="Name, e-mail address or case number"
      words={words}
      none="No active client and no case fits these words."
      found={found.map(({ clientId, name, caseId, about }) => ({
        ...{ key: caseId ?? clientId, name, about },
        to: `?${new URLSearchParams({ client: clientId, ...(caseId ? { case: caseId } : {}) })}`,
      }))}
    />
  )
}

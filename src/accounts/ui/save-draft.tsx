import { Button } from '#design/button.tsx'

/** Saves the form's text as a draft on the server; files are not saved. */
export function SaveDraft({ address }: { address: string }) {
  return (
    <Button
      kind="quiet"
      size="small"
      formAction={address}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
    >
      Save draft
    </Button>
  )
}

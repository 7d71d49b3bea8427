import { Button } from '#design/button.tsx'

/** Keeps what is written so far on the server, without sending it; files wait for the next try. */
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

import { draftAddress } from '#accounts/drafts/draft.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.saveDraft)

/** Saves the form's text as a draft on the server; files are not saved. */
export function SaveDraft({ form, writer }: { form: string; writer: string }) {
  return (
    <Button
      kind="quiet"
      size="small"
      formAction={draftAddress(form, writer)}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
    >
      {copy().saveDraft}
    </Button>
  )
}

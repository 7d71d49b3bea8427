import { cookies } from '#content/pages/cookies.ts'
import { Button } from '#platform/ui/button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { askForConsent } from './consent-store.ts'

/** Opens the consent banner again: as a button, or in the footer as plain as a link. */
export function ChangeConsent({ plain }: { plain?: boolean }) {
  const { change } = cookies.banner
  if (!plain) {
    return (
      <Button type="button" kind="outline" className="needs-script" onClick={askForConsent}>
        {change}
      </Button>
    )
  }
  return (
    <button type="button" className={classes('consent-change', 'needs-script')} onClick={askForConsent}>
      {change}
    </button>
  )
}

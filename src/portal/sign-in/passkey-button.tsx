import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { signInWithPasskey } from '#portal/ui/passkeys.ts'

export function PasskeyButton({ afterwards }: { afterwards: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const { toast } = useToast()
  async function enter() {
    setIsBusy(true)
    const result = await signInWithPasskey()
    if (result.ok) {
      window.location.assign(afterwards)
      return
    }
    setIsBusy(false)
    if (result.reason === 'failed') toast({ title: 'Login Failed', description: result.text, variant: 'destructive' })
  }
  return (
    <p className="needs-script mt-16">
      <Button type="button" kind="outline" full icon="key" busy={isBusy} onClick={enter}>
        Sign in with a passkey
      </Button>
    </p>
  )
}

import { Outlet, useNavigation } from 'react-router'
import { Drafts } from './drafts.tsx'

export function SignedInOutlet({ owner }: { owner: string | undefined }) {
  const { state, formData } = useNavigation()
  const isLoading = state === 'loading' && formData === undefined
  return (
    <div className={isLoading ? 'waiting' : undefined} aria-busy={isLoading || undefined}>
      <Drafts owner={owner}>
        <Outlet />
      </Drafts>
    </div>
  )
}

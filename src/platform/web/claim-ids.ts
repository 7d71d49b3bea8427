import { useRouteLoaderData } from 'react-router'

/** Ids of the statements about the firm that may be shown now, as the frame of the public site has loaded them. */
export function useClaimIds(): readonly string[] {
  return useRouteLoaderData<{ claimIds: string[] }>('site/site-layout')?.claimIds ?? []
}

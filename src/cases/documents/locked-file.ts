/** Shown to the client at upload, or as the rejection reason if the check finished later. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'

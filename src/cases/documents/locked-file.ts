/** Shown to the client during the upload, or as the rejection reason if the check finished only afterwards. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'

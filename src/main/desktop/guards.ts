/** What the page may never do, whatever a hostile graph makes of it: go elsewhere, open windows, fetch, use devices. */
import type { Session, WebContents } from "electron";
import { isAppAddress } from "./app-scheme";

/** What "Copy" needs; it can write text after a click, and read nothing. */
const COPYING = "clipboard-sanitized-write";

/** No permission but copying, no device, and no request that leaves the app. */
export function guardSession(session: Session): void {
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === COPYING && isAppAddress(`${origin}/`),
  );
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) => {
    decide(permission === COPYING && isAppAddress(requestingUrl));
  });
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !isAppAddress(url) && !isLocal(url) });
  });
}

/** No navigation, no new window, no embedded page. */
export function guardContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
  contents.on("will-navigate", (event) => {
    if (!isAppAddress(event.url)) event.preventDefault();
  });
  contents.on("will-frame-navigate", (event) => {
    if (!event.isMainFrame || !isAppAddress(event.url)) event.preventDefault();
  });
  contents.on("will-redirect", (event) => {
    event.preventDefault();
  });
  contents.on("will-attach-webview", (event) => {
    event.preventDefault();
  });
}

/** Made inside the page, or the developer tools' own pages: neither reaches the network. */
function isLocal(url: string): boolean {
  return /^(data|blob|devtools):/.test(url);
}

import 'shared-ui/tokens.css';
import 'shared-ui/fonts.css';
import 'shared-ui/base.css';
import 'shared-ui/frame.css';
// Styles of components that only the server renders; no component in the browser imports them.
import '../layout/footer/footer-badges.module.css';
import '../layout/footer/reassurance.module.css';
import '../layout/store-switch/store-switch.module.css';
import '../notifications/no-script-messages.module.css';

import 'shared-ui/tokens.css';
import 'shared-ui/fonts.css';
import 'shared-ui/base.css';
import './frame.css';
// Of what only the server draws, so no component brings them.
import '../layout/footer/footer-badges.module.css';
import '../layout/footer/reassurance.module.css';
import '../layout/store-switch/store-switch.module.css';

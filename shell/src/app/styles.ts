import 'shared-ui/tokens.css';
import 'shared-ui/fonts.css';
import 'shared-ui/base.css';
import './frame.css';

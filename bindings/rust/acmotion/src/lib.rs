pub struct Command(pub u32); 
